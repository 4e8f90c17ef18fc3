import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { PanelRow } from './panel-row.tsx'

/** How the last quarter that has ended came out. */
export function QuarterIndicators({ home: { indicators } }: { home: HeadsHome }) {
  const { t } = useLingui()
  return (
    <DayPanel
      title={indicators === null ? t`Показатели четверти` : t`Показатели: ${indicators.quarter}`}
      aside={
        <LinkAnchor to="/journal" search={{ tab: 'summary-sheet' }} size="sm">
          <Trans>По классам</Trans>
        </LinkAnchor>
      }
    >
      {indicators === null || indicators.results === 0 ? (
        <Nothing>
          <Trans>Итоговых отметок за законченную четверть ещё нет</Trans>
        </Nothing>
      ) : (
        <PanelList>
          <PanelRow title={t`Успеваемость`} value={displayPercent(indicators.progress)} />
          <PanelRow title={t`Качество знаний`} value={displayPercent(indicators.quality)} />
          <PanelRow title={t`Средний балл`} value={displayNumber(indicators.average)} />
          <PanelRow title={t`Итоговых отметок`} value={displayNumber(indicators.results)} />
        </PanelList>
      )}
    </DayPanel>
  )
}
