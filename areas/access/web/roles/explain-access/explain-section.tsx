import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Access } from '#platform/contract/access.ts'
import { query } from '#platform/web/api/index.ts'
import { usePages } from '#platform/web/pages-context.ts'
import { titleOf } from '#platform/web/routes.ts'
import { usePlace } from '#platform/web/places.tsx'
import type { Page } from '#platform/web/routes.ts'
import { Answer, Empty, Panel, Select, SimpleGrid, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { explainAccess, findExplainedAccounts } from '../../../contract/explain-access.ts'
import { keysOf } from '../../../rules/explain-access.ts'
import { pageSubject, ExplainAddress } from './address.ts'
import { FoundSelect } from './found-select.tsx'
import { ExplainAnswer } from './explain-answer.tsx'
import { explainedSubjects } from './explained-subject.ts'

/** «Почему есть доступ»: of a person, to a page or a record. */
export function ExplainSection() {
  const { t, i18n } = useLingui()
  const [{ account, subject: subjectId, opens, record }, change] = useUrlState(ExplainAddress)
  const subjects = usePlace(explainedSubjects)
  const pages = usePages().filter((page) => !page.skipsAuthentication && page.path !== '/{all}')
  const subject = subjects.find(({ id }) => id === subjectId)
  const page = subject ? undefined : pages.find(({ id }) => id === opens)
  const access = subject?.access ?? page?.access
  const chosen = useQuery({
    ...query(findExplainedAccounts, { query: { id: account ?? '0' } }),
    enabled: account !== undefined,
  })
  const recordTitle = useQuery({
    ...query(explainAccess, { params: { id: account ?? '0' }, query: { subject: subjectId, record: record ?? '0' } }),
    enabled: account !== undefined && subject !== undefined && record !== undefined,
  })
  return (
    <Stack gap="md">
      <Panel>
        <SimpleGrid cols={{ xs: 1, md: 3 }} spacing="md">
          <FoundSelect
            label={t`Человек`}
            value={account ?? null}
            display={chosen.data?.items[0]?.title}
            onChange={(id) => change({ account: id })}
          />
          <Select
            label={t`К чему доступ`}
            data={[
              { value: pageSubject, label: t`Страница` },
              ...subjects.map(({ id, title }) => ({ value: id, label: i18n._(title) })),
            ]}
            allowDeselect={false}
            value={subject?.id ?? pageSubject}
            onChange={(next) => change({ subject: next, opens: undefined, record: undefined })}
          />
          {subject ? (
            <FoundSelect
              key={subject.id}
              label={t`Запись`}
              subject={subject.id}
              value={record ?? null}
              display={recordTitle.data?.record?.title}
              onChange={(id) => change({ record: id })}
            />
          ) : (
            <Select
              label={t`Страница`}
              placeholder={t`Начните вводить название`}
              searchable
              data={pages.map((one) => ({ value: one.id, label: `${i18n._(titleOf(one, null))} (${one.path})` }))}
              nothingFoundMessage={t`Такой страницы нет`}
              value={page?.id ?? null}
              onChange={(next) => change({ opens: next })}
            />
          )}
        </SimpleGrid>
      </Panel>
      {account !== undefined && access && (page || record !== undefined) ? (
        <Explanation
          key={`${account}:${subjectId}:${opens}:${record}`}
          of={{ account, access, page, subject: subjectId, record }}
        />
      ) : (
        <Empty
          title={<Trans>Выберите человека и страницу или запись</Trans>}
          hint={<Trans>Здесь будет видно, какая роль и какая причина открывают доступ или чего не хватает</Trans>}
        />
      )}
    </Stack>
  )
}

interface Question {
  account: string
  access: Access
  page: Page | undefined
  subject: string
  record: string | undefined
}
function Explanation({ of: { account, access, page, subject, record } }: { of: Question }) {
  const keys = keysOf(access).join(',')
  const requested = page || record === undefined ? {} : { subject, record }
  const explanation = useQuery(query(explainAccess, { params: { id: account }, query: { keys, ...requested } }))
  return (
    <Answer of={explanation}>
      {(found) =>
        page === undefined && found.record === null ? (
          <Empty title={<Trans>Такой записи нет, или она вам не видна</Trans>} />
        ) : (
          <ExplainAnswer explanation={found} requested={{ access, page }} />
        )
      }
    </Answer>
  )
}
