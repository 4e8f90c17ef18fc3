import { useLingui } from '@lingui/react/macro'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import { iinObjection, iinWarnings, iinWarningText, readIin } from '../../rules/iin.ts'
import type { PersonCard } from '../../contract/people.ts'

/** An IIN with what speaks against it: its control digit, its century, another birth date or sex than are written down. */
export function IinValue({ iin, person: { birth_date, sex } }: { iin: string; person: PersonCard }) {
  const { t } = useLingui()
  const doubts = () => {
    const objection = iinObjection(iin)
    if (objection !== null) return [objection.toString()]
    const facts = readIin(iin)
    return [
      ...iinWarnings(iin, schoolDay()).map((warning) => iinWarningText[warning].toString()),
      ...(birth_date !== null && facts.birth_date !== birth_date ? [t`Дата рождения не сходится с ИИН`] : []),
      ...(sex !== null && facts.sex !== null && facts.sex !== sex ? [t`Пол не сходится с ИИН`] : []),
    ]
  }
  return (
    <Stack gap={2}>
      <span>{iin}</span>
      {doubts().map((doubt) => (
        <Text key={doubt} size="sm" c="orange.9">
          {doubt}
        </Text>
      ))}
    </Stack>
  )
}
