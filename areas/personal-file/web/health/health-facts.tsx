import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Alert, FactList, Stack } from '#platform/web/ui/index.ts'
import { peTitles, type Health } from '../../contract/health.ts'
import { roman } from '#platform/contract/roman.ts'

/** What is known; what to do in an emergency stands first. */
export function HealthFacts({ health }: { health: Health }) {
  const { t } = useLingui()
  const { health_group, pe_group, exempt_until, allergies, chronic, medicines, emergency, note } = health
  const until = exempt_until && displayDate(exempt_until)
  const pe = pe_group && (until ? t`${peTitles[pe_group]} до ${until}` : peTitles[pe_group])
  return (
    <Stack gap="sm" style={{ overflowWrap: 'anywhere' }}>
      {emergency === null ? null : (
        <Alert color="red" variant="light" title={t`Что делать при приступе`} style={{ whiteSpace: 'pre-line' }}>
          {emergency}
        </Alert>
      )}
      <FactList
        facts={[
          { title: t`Группа здоровья`, value: health_group && roman(health_group) },
          { title: t`Группа по физкультуре`, value: pe },
          { title: t`Аллергии`, value: allergies },
          { title: t`Хронические заболевания`, value: chronic },
          { title: t`Лекарства`, value: medicines },
          { title: t`Примечание`, value: note },
        ]}
      />
    </Stack>
  )
}
