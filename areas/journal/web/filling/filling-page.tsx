import { Trans } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { LinkAnchor, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { readFilling } from '../../contract/filling.ts'
import { FillingAddress } from './address.ts'
import { OwnLessons } from './own-lessons.tsx'
import { SchoolFilling } from './school-filling.tsx'

/** `/journal-filling`: to heads who has not written up their lessons, to a teacher one's own such lessons. */
export function FillingPage() {
  const seesOthers = useAllowed(readFilling)
  const [state, change] = useUrlState(FillingAddress)
  const isOwn = !seesOthers || state.mine
  return (
    <PageFrame
      title={isOwn ? <Trans>Мои незаполненные уроки</Trans> : <Trans>Заполнение журналов</Trans>}
      subtitle={
        seesOthers && isOwn ? (
          <LinkAnchor to="/journal-filling" size="sm">
            <Trans>Все учителя</Trans>
          </LinkAnchor>
        ) : null
      }
    >
      {isOwn ? <OwnLessons state={state} change={change} /> : <SchoolFilling state={state} change={change} />}
    </PageFrame>
  )
}
