import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonLinks } from '#areas/people/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { IconCalendarX, IconPencil, IconPlus, IconTrash } from '#platform/web/icons/index.ts'
import { Action, ActionMenu, Answer, Button, Empty, Stack, Text } from '#platform/web/ui/index.ts'
import { listLeaders, type Leader, type LeadersOfClass } from '../../../contract/leaders.ts'
import classes from '../class-card.module.css'
import { useLeaderWords } from './leader-words.ts'
import { useRemoveLeader } from './use-leader-actions.ts'

const LeaderDialog = lazyPart(async () => (await import('./leader-dialog.tsx')).LeaderDialog)
const EndLeaderDialog = lazyPart(async () => (await import('./end-leader-dialog.tsx')).EndLeaderDialog)

/** Class teachers and curators of a class: who leads it, who did, who will. */
export function LeadersSection({ classId }: { classId: number }) {
  const leaders = useQuery(query(listLeaders, { params: { id: String(classId) } }))
  return <Answer of={leaders}>{(found) => <Shown classId={classId} leaders={found} />}</Answer>
}

type OpenDialog = { kind: 'new' } | { kind: 'change'; leader: Leader } | { kind: 'end'; leader: Leader }

function Shown({ classId, leaders }: { classId: number; leaders: LeadersOfClass }) {
  const { t } = useLingui()
  const [dialog, open] = useState<OpenDialog | null>(null)
  const close = () => open(null)
  const groups = [
    { state: 'now', title: t`Сейчас` },
    { state: 'later', title: t`Будет` },
    { state: 'before', title: t`Раньше` },
  ] as const
  return (
    <Stack gap="sm" align="stretch">
      {leaders.items.length === 0 ? (
        <Empty
          title={<Trans>Никто не назначен</Trans>}
          hint={<Trans>Классный руководитель видит журналы и семьи своего класса</Trans>}
          by={{ may: leaders.may_edit, who: <Trans>Его назначает заместитель директора или учебная часть</Trans> }}
        />
      ) : null}
      {groups.map(({ state, title }) => {
        const items = leaders.items.filter((leader) => leader.state === state)
        return items.length === 0 ? null : (
          <div key={state}>
            <Text component="h4" size="sm" fw={600} c="dimmed">
              {title}
            </Text>
            <ul className={classes['leaders']}>
              {items.map((leader) => (
                <Item
                  key={leader.id}
                  leader={leader}
                  mayEdit={leaders.may_edit}
                  onOpen={(kind) => open({ kind, leader })}
                />
              ))}
            </ul>
          </div>
        )
      })}
      {leaders.may_edit ? (
        <Button
          size="xs"
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => open({ kind: 'new' })}
        >
          <Trans>Назначить</Trans>
        </Button>
      ) : null}
      {dialog === null || dialog.kind === 'end' ? null : (
        <LeaderDialog
          classId={classId}
          leaders={leaders}
          leader={dialog.kind === 'change' ? dialog.leader : null}
          onClose={close}
        />
      )}
      {dialog?.kind === 'end' ? <EndLeaderDialog leader={dialog.leader} year={leaders.year} onClose={close} /> : null}
    </Stack>
  )
}

interface ItemProps {
  leader: Leader
  mayEdit: boolean
  onOpen: (kind: 'change' | 'end') => void
}
function Item({ leader, mayEdit, onOpen }: ItemProps) {
  const { t } = useLingui()
  const { kinds, days } = useLeaderWords()
  const remove = useRemoveLeader()
  return (
    <li className={classes['leader']}>
      <div className={classes['who']}>
        <PersonLinks persons={[leader.person]} />
        <Text size="sm" c="dimmed">
          {kinds[leader.kind]} · {days(leader)}
        </Text>
      </div>
      {mayEdit ? (
        <ActionMenu label={t`Действия: ${leader.person.full_name}`}>
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => onOpen('change')}>
            <Trans>Исправить</Trans>
          </Action>
          <Action icon={<IconCalendarX size={16} aria-hidden />} onClick={() => onOpen('end')}>
            {leader.to === null ? <Trans>Завершить…</Trans> : <Trans>Изменить последний день…</Trans>}
          </Action>
          <Action icon={<IconTrash size={16} aria-hidden />} isDangerous onClick={() => void remove(leader)}>
            <Trans>Удалить ошибочную запись</Trans>
          </Action>
        </ActionMenu>
      ) : null}
    </li>
  )
}
