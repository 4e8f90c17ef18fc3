import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Button, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import {
  exportReopeningRequests,
  listReopeningRequests,
  reopeningRequestStates,
  requestStateTitles,
  withdrawReopening,
  type ReopeningRequest,
} from '../../contract/reopening-requests.ts'
import { RequestAnswer } from './request-answer.tsx'
import { useRequestWords } from './request-states.ts'

/** `/journal-reopening`: who asks to open a closed quarter again; those first that wait, the answered ones after them. */
export function RequestsPage() {
  const { t } = useLingui()
  const list = useList(listReopeningRequests)
  const columns: Column<ReopeningRequest>[] = [
    {
      key: 'group',
      title: t`Журнал`,
      width: '20%',
      inFile: ['group', 'quarter'],
      render: (request) => <Journal request={request} />,
    },
    {
      key: 'author',
      title: t`Кто просит`,
      width: 190,
      inFile: ['author', 'made_at'],
      render: (request) => <Requester request={request} />,
    },
    { key: 'reason', title: t`Причина`, render: ({ reason }) => reason },
    {
      key: 'state',
      title: t`Ответ`,
      width: 460,
      inFile: ['state', 'answerer', 'answer', 'until'],
      render: (request) => <Answered request={request} />,
    },
  ]
  return (
    <PageFrame title={<Trans>Открытие периодов</Trans>}>
      <ListView
        list={list}
        label={t`Открытие периодов`}
        columns={columns}
        rowKey={({ id }) => id}
        name="results.reopening_requests"
        exported={exportReopeningRequests}
        renderCard={(request) => (
          <>
            <Journal request={request} />
            <Requester request={request} />
            <Text size="sm">{request.reason}</Text>
            <Answered request={request} />
          </>
        )}
        searchLabel={t`Группа, учитель, причина`}
        filters={
          <ListFilter
            list={list}
            name="state"
            all={t`Любой ответ`}
            data={reopeningRequestStates.map((value) => ({ value, label: requestStateTitles[value] }))}
          />
        }
        empty={{
          title: t`Запросов нет`,
          hint: t`Учитель просит открыть закрытый период в журнале, на вкладке «Итоги»`,
        }}
      />
    </PageFrame>
  )
}

const Journal = ({ request: { group_id, group, quarter } }: { request: ReopeningRequest }) => (
  <>
    <LinkAnchor to="/journal" search={{ group: String(group_id), tab: 'results' }}>
      {group}
    </LinkAnchor>
    <Text size="xs" c="dimmed">
      {quarter}
    </Text>
  </>
)

const Requester = ({ request: { author, made_at } }: { request: ReopeningRequest }) => (
  <>
    {author}
    <Text size="xs" c="dimmed">
      {displayMoment(made_at)}
    </Text>
  </>
)

function Answered({ request }: { request: ReopeningRequest }) {
  const words = useRequestWords()
  const { state, may_answer, is_own, answered_at } = request
  if (may_answer) return <RequestAnswer request={request} />
  return (
    <>
      {words(request)}
      {answered_at === null ? null : (
        <Text size="xs" c="dimmed">
          {displayMoment(answered_at)}
        </Text>
      )}
      {is_own && state === 'open' ? <WithdrawButton request={request} /> : null}
    </>
  )
}

function WithdrawButton({ request: { id, group, quarter } }: { request: ReopeningRequest }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const withdraw = useMutation({
    ...call(withdrawReopening),
    onError: reportAction,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listReopeningRequests) }),
  })
  return (
    <Button
      size="xs"
      variant="default"
      display="block"
      mt={4}
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ params: { id: String(id) } })}
      aria-label={t`Отозвать: ${group}, ${quarter}`}
    >
      <Trans>Отозвать</Trans>
    </Button>
  )
}
