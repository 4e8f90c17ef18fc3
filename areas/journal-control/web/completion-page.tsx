import { Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { LinkAnchor, Loading, PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { listUnfilledLessons, readCompletion } from '../contract/completion.ts'
import { CompletionAddress, type CompletionPlace } from './address.ts'
import { CompletionFilters } from './completion-filters.tsx'
import { CompletionOverview } from './completion-overview.tsx'
import { LessonsTab } from './lessons-tab.tsx'

// heads begin with the overview, teachers with lessons
const FewMarksTab = lazyPart(async () => (await import('./few-marks-tab.tsx')).FewMarksTab, <Loading lines={5} />)
const WorksTab = lazyPart(async () => (await import('./works-tab.tsx')).WorksTab, <Loading lines={5} />)

/**
 * `/journal-filling`: to heads what the journals lack and whose, to a teacher what the own ones lack, to a class teacher
 * whose marks in the class are too few.
 */
export function CompletionPage() {
  const [state, change] = useUrlState(CompletionAddress)
  const teaches = useAllowed(listUnfilledLessons)
  const place = { state, change }
  return state.own_class || !teaches ? <OwnClass state={state} /> : <Journals {...place} />
}

function OwnClass({ state }: Pick<CompletionPlace, 'state'>) {
  return (
    <PageFrame title={<Trans>Мало отметок в моём классе</Trans>}>
      <FewMarksTab state={state} isOwnClass />
    </PageFrame>
  )
}

function Journals({ state, change }: CompletionPlace) {
  const { t } = useLingui()
  const seesOthers = useAllowed(readCompletion)
  const isOwn = !seesOthers || state.mine
  const tabs = [
    ...(isOwn ? [] : [{ value: 'overview' as const, title: t`Обзор` }]),
    { value: 'lessons' as const, title: t`Уроки` },
    { value: 'works' as const, title: t`СОР и СОЧ` },
    { value: 'students' as const, title: t`Мало отметок` },
  ]
  const tab = tabs.find(({ value }) => value === state.tab)?.value ?? tabs[0]?.value ?? 'lessons'
  const place = { state, change }
  return (
    <PageFrame
      title={isOwn ? <Trans>Что не заполнено в моих журналах</Trans> : <Trans>Заполнение журналов</Trans>}
      subtitle={
        seesOthers && isOwn ? (
          <LinkAnchor to="/journal-filling" size="sm">
            <Trans>Все учителя</Trans>
          </LinkAnchor>
        ) : null
      }
    >
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next === tabs[0]?.value ? undefined : (next ?? undefined), page: undefined })}
        keepMounted={false}
      >
        <TabStrip tabs={tabs} open={tab} mb="md" />
        <CompletionFilters {...place} tab={tab} isOwn={isOwn} />
        {tab === 'overview' ? <CompletionOverview {...place} /> : null}
        {tab === 'lessons' ? <LessonsTab {...place} /> : null}
        {tab === 'works' ? <WorksTab {...place} /> : null}
        {tab === 'students' ? <FewMarksTab {...place} isOwnClass={false} /> : null}
      </Tabs>
    </PageFrame>
  )
}
