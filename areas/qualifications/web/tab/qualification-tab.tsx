import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { monthsAfter } from '../../rules/seniority.ts'
import { historyQuery } from '#platform/contract/history.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Answer, Stack, Text, Title, useUrlState } from '#platform/web/ui/index.ts'
import { readQualifications, readQualificationsHistory, type Qualifications } from '../../contract/qualifications.ts'
import { seniorityText } from '../../rules/seniority.ts'
import { useWords } from '../use-words.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryItem } from './category-item.tsx'
import { EducationDialog } from './education-dialog.tsx'
import { EducationItem } from './education-item.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { SeniorityDialog } from './seniority-dialog.tsx'
import { SeniorityItem } from './seniority-item.tsx'

/** «Квалификация»: category, education and seniority of one of the staff. */
export function QualificationOfPerson({ personId }: { personId: number }) {
  const found = useQuery(query(readQualifications, { params: { id: String(personId) } }))
  return <Answer of={found}>{(of) => <Shown personId={personId} of={of} />}</Answer>
}

interface Props {
  personId: number
  of: Qualifications
}

function Categories({ personId, of: { categories, may_write, today, notice_months } }: Props) {
  const { t } = useLingui()
  const isFollowed = categories.some(({ state }) => state === 'later')
  return (
    <EntriesPanel
      title={t`Категория`}
      items={categories}
      mayWrite={may_write}
      empty={{ title: t`Категория не записана`, hint: t`Запишите её с приказом и сроком: напоминание придёт заранее` }}
      renderItem={(one, onChange) => (
        <CategoryItem
          of={one}
          endsSoon={
            one.state === 'now' && !isFollowed && one.to !== null && one.to <= monthsAfter(today, notice_months)
          }
          onChange={onChange}
        />
      )}
      renderDialog={(category, onClose) => <CategoryDialog {...{ personId, today, categories, category, onClose }} />}
    />
  )
}

function Shown({ personId, of }: Props) {
  const { t } = useLingui()
  const { educations, seniorities, present, may_write, today } = of
  const [general, teaching] = [present?.general_months ?? 0, present?.teaching_months ?? 0].map(seniorityText)
  return (
    <Stack gap="md">
      <Categories personId={personId} of={of} />
      <EntriesPanel
        title={t`Образование`}
        items={educations}
        mayWrite={may_write}
        empty={{ title: t`Образование не записано`, hint: t`Начните с диплома: его номер нужен тарификации` }}
        renderItem={(one, onChange) => <EducationItem of={one} onChange={onChange} />}
        renderDialog={(education, onClose) => <EducationDialog {...{ personId, education, onClose }} />}
      />
      <EntriesPanel
        title={t`Стаж`}
        beside={
          present === null ? null : (
            <Text size="sm" c="dimmed">
              <Trans>
                Сегодня: общий {general}, педагогический {teaching}
              </Trans>
            </Text>
          )
        }
        items={seniorities}
        mayWrite={may_write}
        empty={{ title: t`Стаж не посчитан`, hint: t`Запишите его на любой день: дальше он считается сам` }}
        renderItem={(one, onChange) => <SeniorityItem of={one} onChange={onChange} />}
        renderDialog={(seniority, onClose) => <SeniorityDialog {...{ personId, today, seniority, onClose }} />}
      />
      {may_write ? (
        <>
          <Title order={2} size="h4">
            <Trans>Изменения</Trans>
          </Title>
          <QualificationHistory personId={personId} />
        </>
      ) : null}
    </Stack>
  )
}

const Address = z.object({ page: historyQuery.page })

function QualificationHistory({ personId }: { personId: number }) {
  const [{ page }, change] = useUrlState(Address)
  const params = { id: String(personId) }
  const history = useQuery(query(readQualificationsHistory, { params, query: { page: String(page) } }))
  return <HistoryPanel of={history} words={useWords()} onPage={(to) => change({ page: to })} />
}
