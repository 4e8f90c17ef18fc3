import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Alert } from '#platform/web/ui/index.ts'

/** Says that another day than today is shown, and that nothing is changed there. */
export function OtherDay({ day }: { day: string }) {
  return (
    <Alert color="blue" variant="light" p="xs">
      <Trans>
        Показано, как было {displayDate(day)}: подразделения, их руководители, сотрудники и должности. Изменить здесь
        ничего нельзя
      </Trans>
    </Alert>
  )
}
