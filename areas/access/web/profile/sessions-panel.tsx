import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, query, request } from '#platform/web/api/index.ts'
import { leaveSession } from '#platform/web/api/refresh.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Answer, Button, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import { endAllSessions, endSession, listSessions } from '../../contract/sessions.ts'
import { SessionRow } from './session-row.tsx'

/** Where one is signed in, and who has acted in one's place; each sign-in, or all, can be ended. */
export function SessionsPanel() {
  const { t } = useLingui()
  const client = useQueryClient()
  const sessions = useQuery(query(listSessions))
  const end = useMutation({
    ...call(endSession),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listSessions) }),
  })
  const endAll = useMutation({ mutationFn: () => leaveSession(() => request(endAllSessions)) })
  const askAndEndAll = async () => {
    const isSure = await dialog.confirm({
      message: t`Выйти на всех устройствах?`,
      description: t`Здесь тоже понадобится войти заново.`,
      ok: t`Выйти везде`,
    })
    if (isSure) endAll.mutate()
  }
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Входы</Trans>}>
          <Button variant="default" size="xs" loading={endAll.isPending} onClick={() => void askAndEndAll()}>
            <Trans>Выйти везде</Trans>
          </Button>
        </PanelHead>
        <Answer of={sessions}>
          {({ items }) => (
            <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {items.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={end.isPending && end.variables.params?.id === String(session.id)}
                  onEnd={() => end.mutate({ params: { id: String(session.id) } })}
                />
              ))}
            </Stack>
          )}
        </Answer>
      </Stack>
    </Panel>
  )
}
