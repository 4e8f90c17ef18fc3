import { Trans, useLingui } from '@lingui/react/macro'
import { IconBellOff, IconListSearch, IconUsers } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { Answer, Empty, LinkButton, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { failures } from '../../contract/texts.ts'
import { Gate } from '../gate.tsx'
import { useSeen } from '../live/use-seen.ts'
import { ModeHint } from '../mode-hint.tsx'
import { ModeBanner } from '../words.tsx'
import { MarksAddress } from './address.ts'
import { MarkLists } from './mark-lists.tsx'
import { MarksHead } from './marks-head.tsx'
import classes from './marks.module.css'
import { useLists } from './use-lists.ts'

/** `/evacuation/marks`: those whom the reader collects, one tap each; works without a network. */
export const MarksPage = () => (
  <Gate>
    <Marks />
  </Gate>
)

const page = (content: ReactNode) => (
  <Stack gap="md">
    <MarksHead />
    {content}
  </Stack>
)

function Marks() {
  const { t } = useLingui()
  const [{ unit }] = useUrlState(MarksAddress)
  const { collect, read, lists, again } = useLists(unit === undefined ? null : Number(unit))
  useSeen(lists?.evacuation.id ?? null)
  return (
    <Answer of={collect} failure={failures.marks} failed={page}>
      {() => {
        if (lists === null)
          return page(
            <Empty
              icon={<IconBellOff size={24} stroke={1.5} />}
              title={t`Эвакуации сейчас нет`}
              hint={t`Когда она начнётся, здесь появятся те, кого вы собираете.`}
            />,
          )
        return (
          <div className={classes['page']}>
            <div className={classes['mode']}>
              <ModeBanner of={lists.evacuation} />
            </div>
            {lists.evacuation.mode === 'test' ? <ModeHint mode="test" /> : null}
            {read === null ? (
              page(<NotYours />)
            ) : (
              <Answer of={read} failure={failures.marks} failed={page}>
                {() => {
                  if (lists.units.length > 0) return <MarkLists lists={lists} onAgain={again} />
                  return page(unit === undefined ? <Nobody /> : <NoList />)
                }}
              </Answer>
            )}
          </div>
        )
      }}
    </Answer>
  )
}

function Nobody() {
  const { t } = useLingui()
  return (
    <Empty
      icon={<IconUsers size={24} stroke={1.5} />}
      title={t`Вам некого собирать`}
      hint={t`Идите к месту сбора: вас отметит тот, в чьём списке вы стоите.`}
      action={<LinkButton to="/evacuation/sos">{t`Что делать`}</LinkButton>}
    />
  )
}

function NotYours() {
  const { t } = useLingui()
  return (
    <Empty
      icon={<IconUsers size={24} stroke={1.5} />}
      title={t`Этот список собираете не вы`}
      hint={t`Отмечать в нём могут те, кто его собирает, и те, кто ведёт эвакуацию. Откройте свои списки.`}
      action={<OwnLists />}
    />
  )
}

function NoList() {
  const { t } = useLingui()
  return (
    <Empty
      icon={<IconListSearch size={24} stroke={1.5} />}
      title={t`Такого списка в этой эвакуации нет`}
      hint={t`Ссылка могла остаться от прежней эвакуации.`}
      action={<OwnLists />}
    />
  )
}

const OwnLists = () => (
  <LinkButton to="/evacuation/marks">
    <Trans>Мои списки</Trans>
  </LinkButton>
)
