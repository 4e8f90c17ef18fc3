import { Trans, useLingui } from '@lingui/react/macro'
import { ComingWorks } from '#areas/diary/web/index.ts'
import { DayPanel, Nothing } from '#platform/web/home/index.ts'
import { Box } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'

/** СОР and СОЧ of a month ahead. */
export function WorksAhead({ works }: Pick<StudentDay, 'works'>) {
  const { t } = useLingui()
  return (
    <DayPanel title={t`Ближайшие СОР и СОЧ`}>
      {works.length === 0 ? (
        <Nothing>
          <Trans>На месяц вперёд работ не запланировано</Trans>
        </Nothing>
      ) : (
        <Box px="md" pb="md">
          <ComingWorks works={works} />
        </Box>
      )}
    </DayPanel>
  )
}
