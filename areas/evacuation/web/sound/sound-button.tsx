import { useLingui } from '@lingui/react/macro'
import { IconVolume, IconVolumeOff } from '#platform/web/icons/index.ts'
import { useStore } from '#platform/web/store.ts'
import { Popover } from '#platform/web/ui/index.ts'
import { isSoundOn } from './setting.ts'
import { SoundSwitch } from './sound-switch.tsx'

/** Where little room is left: a sign that opens the switch. */
export function SoundButton({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  const isOn = useStore(isSoundOn)
  const title = isOn ? t`Звук и вибрация: включены` : t`Звук и вибрация: выключены`
  const Sign = isOn ? IconVolume : IconVolumeOff
  return (
    <Popover width={300} position="bottom-end" withArrow trapFocus withRoles>
      <Popover.Target>
        <button type="button" className={className} aria-label={title} title={title}>
          <Sign size={20} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <SoundSwitch />
      </Popover.Dropdown>
    </Popover>
  )
}
