import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { Badge, Button, Panel, PanelHead, Text } from '#platform/web/ui/index.ts'
import type { BellSchedule } from '../../contract/bells.ts'
import { bellWarnings } from '../../rules/bell-objections.ts'
import { BellTimes } from './bell-times.tsx'

interface Props {
  bells: BellSchedule
  /** Null for who may only read. */
  onOpen: (() => void) | null
  onCopy: (() => void) | null
}

/** One set of bells: when it rings, its lessons and breaks. */
export function BellPanel({ bells, onOpen, onCopy }: Props) {
  const { t } = useLingui()
  const { title, slots } = bells
  const warnings = bellWarnings(slots)
  return (
    <Panel>
      <PanelHead title={title} beside={<Where of={bells} />} mb="xs">
        {onCopy === null ? null : (
          <Button size="xs" variant="default" aria-label={t`Копировать: ${title}`} onClick={onCopy}>
            <Trans>Копировать</Trans>
          </Button>
        )}
        {onOpen === null ? null : (
          <Button size="xs" variant="default" aria-label={t`Изменить: ${title}`} onClick={onOpen}>
            <Trans>Изменить</Trans>
          </Button>
        )}
      </PanelHead>
      {([1, 2] as const)
        .map((shift) => ({ shift, own: slots.filter((slot) => slot.shift === shift) }))
        .filter(({ own }) => own.length > 0)
        .map(({ shift, own }) => (
          <BellTimes key={shift} title={t`${shift} смена`} slots={own} />
        ))}
      {warnings.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>Обратите внимание:</Trans> {warnings.join('; ')}
        </Text>
      ) : null}
    </Panel>
  )
}

function Where({ of: { is_default, weekdays: days, from_parallel, to_parallel } }: { of: BellSchedule }) {
  const { t } = useLingui()
  const names = days?.map((weekday) => weekdayTitles[weekday].short).join(', ')
  return (
    <>
      {is_default ? <Badge variant="light">{t`основные`}</Badge> : null}
      {names === undefined ? null : <Badge variant="default">{names}</Badge>}
      {from_parallel === null ? null : (
        <Badge variant="default">{t`${from_parallel}–${to_parallel ?? from_parallel} классы`}</Badge>
      )}
      {!is_default && days === null && from_parallel === null ? (
        <Badge variant="default">{t`в назначенные дни`}</Badge>
      ) : null}
    </>
  )
}
