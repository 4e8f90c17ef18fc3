import { Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { LinkAnchor, PageFrame, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { listUnfilledLessons, readFilling } from '../contract/filling.ts'
import { FillingAddress, type FillingPlace } from './address.ts'
import { FillingFilters } from './filling-filters.tsx'
import { FillingOverview } from './filling-overview.tsx'
import { FewMarksTab } from './few-marks-tab.tsx'
import { LessonsTab } from './lessons-tab.tsx'
import { WorksTab } from './works-tab.tsx'

/**
 * `/journal-filling`: to heads what the journals lack and whose, to a teacher what the own ones lack, to a class teacher
 * whose marks in the class are too few.
 */
export function FillingPage() {
  const [state, change] = useUrlState(FillingAddress)
  const teaches = useAllowed(listUnfilledLessons)
  const place = { state, change }
  return state.guided || !teaches ? <GuidedClass state={state} /> : <Journals {...place} />
}

function GuidedClass({ state }: Pick<FillingPlace, 'state'>) {
  return (
    <PageFrame title={<Trans>Мало отметок в моём классе</Trans>}>
      <FewMarksTab state={state} isGuided />
    </PageFrame>
  )
}

function Journals({ state, change }: FillingPlace) {
  const { t } = useLingui()
  const seesOthers = useAllowed(readFilling)
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
        <FillingFilters {...place} tab={tab} isOwn={isOwn} />
        {tab === 'overview' ? <FillingOverview {...place} /> : null}
        {tab === 'lessons' ? <LessonsTab {...place} /> : null}
        {tab === 'works' ? <WorksTab {...place} /> : null}
        {tab === 'students' ? <FewMarksTab {...place} isGuided={false} /> : null}
      </Tabs>
    </PageFrame>
  )
}
