import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '#platform/web/ui/index.ts'

interface Props {
  isNew: boolean
  onChange: (isNew: boolean) => void
}

/** Whether somebody of the school is tied, or somebody who is written now. */
export function KnownOrNew({ isNew, onChange }: Props) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      fullWidth
      aria-label={t`Кого добавить`}
      data={[
        { value: 'known', label: t`Есть в школе` },
        { value: 'new', label: t`Новый человек` },
      ]}
      value={isNew ? 'new' : 'known'}
      onChange={(chosen) => onChange(chosen === 'new')}
    />
  )
}
