import { useLingui } from '@lingui/react/macro'
import { Panel, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import { durationText } from '../../rules/duration.ts'
import { sharePercent } from '../../rules/tally.ts'
import type { Figures } from '../../contract/results.ts'

/** When what was reached, against the control time. */
export function Times({ figures, control }: { figures: Figures; control: number }) {
  const { t } = useLingui()
  const { first_mark, half, ninety, all, completed, found, expected } = figures
  const percent = sharePercent(found, expected)
  const limit = durationText(control)
  const verdict = () => {
    if (all === null) return t`не достигнуто, контрольное время ${limit}`
    const over = durationText(all - control)
    return all <= control ? t`в норме, контрольное время ${limit}` : t`превышение на ${over}`
  }
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
      <Figure title={t`Найдено`} value={`${percent} %`} hint={t`${found} из ${expected}`} />
      <Figure title={t`Первая отметка`} value={durationText(first_mark)} />
      <Figure title={t`Найдено 50 %`} value={durationText(half)} />
      <Figure title={t`Найдено 90 %`} value={durationText(ninety)} />
      <Figure title={t`Найдены все`} value={durationText(all)} hint={verdict()} />
      <Figure title={t`Завершено`} value={durationText(completed)} />
    </SimpleGrid>
  )
}

function Figure({ title, value, hint }: { title: string; value: string; hint?: string }) {
  return (
    <Panel>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fz={20} fw={650}>
        {value}
      </Text>
      {hint === undefined ? null : <Text size="sm">{hint}</Text>}
    </Panel>
  )
}
