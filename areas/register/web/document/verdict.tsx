import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '#platform/web/icons/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Alert, FactList, Panel, Stack, Text, Title, type Fact } from '#platform/web/ui/index.ts'
import type { VerifiedDocument } from '../../contract/verification.ts'
import { paperPeriod } from '../../rules/paper-words.ts'
import { ResultsTable } from '../book/results-table.tsx'

/** What is known of a paper: whether it holds good, and what stands on it to compare. */
export function Verdict({ document }: { document: VerifiedDocument }) {
  const { t } = useLingui()
  const { number, version, signed_on, signer, content } = document
  const years = `${content.date_start.slice(0, 4)}–${content.date_end.slice(0, 4)}`
  const isOfYear = content.quarter === null && content.half === null
  const facts: Fact[] = [
    { title: t`Номер`, value: version > 1 ? t`${number}, редакция ${version}` : number },
    { title: t`Подписан`, value: [displayDate(signed_on), signer].filter(Boolean).join(', ') },
    { title: t`Школа`, value: [content.school, content.city].filter(Boolean).join(', ') },
    { title: t`Ученик`, value: content.student },
    { title: t`Класс`, value: content.class_title },
    { title: t`Период`, value: isOfYear ? t`${years} учебный год` : `${paperPeriod('ru', content)}, ${years}` },
  ]
  return (
    <Stack gap="md">
      <StateAlert document={document} />
      <Panel>
        <Title order={2} size="h4" mb="sm">
          <Trans>Итоговый табель</Trans>
        </Title>
        <FactList facts={facts} />
        <Text size="sm" c="dimmed" my="sm">
          <Trans>Сверьте сведения и отметки с бумагой: они должны совпадать.</Trans>
        </Text>
        <ResultsTable sheet={content} label={number} />
      </Panel>
    </Stack>
  )
}

function StateAlert({ document: { state, ended_on } }: { document: VerifiedDocument }) {
  const { t } = useLingui()
  const day = ended_on === null ? '' : displayDate(ended_on)
  if (state === 'signed')
    return (
      <Alert color="teal" icon={<IconCircleCheck />} title={t`Документ действителен`}>
        <Trans>Он выдан школой и не изменён с тех пор.</Trans>
      </Alert>
    )
  if (state === 'replaced')
    return (
      <Alert color="yellow" icon={<IconAlertTriangle />} title={t`Документ заменён`}>
        <Trans>Школа подписала новую редакцию {day}. Эта больше не действует.</Trans>
      </Alert>
    )
  return (
    <Alert color="red" icon={<IconCircleX />} title={t`Документ отозван`}>
      <Trans>Школа отозвала его {day}. Он не действует.</Trans>
    </Alert>
  )
}
