import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Alert } from '#platform/web/ui/index.ts'

/** Says that another day than today is shown, and what of it is known. */
export function OtherDay({ day }: { day: string }) {
  return (
    <Alert color="blue" variant="light" p="xs">
      <Trans>
        Показано, кто работал {displayDate(day)} и на каких должностях. Названия, порядок и назначенные руководители —
        нынешние; изменить здесь ничего нельзя
      </Trans>
    </Alert>
  )
}
