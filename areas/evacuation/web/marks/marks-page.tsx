import { Trans, useLingui } from '@lingui/react/macro'
import { IconBellOff, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SaveStatus } from '#platform/web/outbox/index.ts'
import { Answer, Empty, LinkButton, PageFrame, Stack } from '#platform/web/ui/index.ts'
import { Gate } from '../gate.tsx'
import { ModeBanner } from '../words.tsx'
import { MarkLists } from './mark-lists.tsx'
import { tapOutbox } from './tap-outbox.ts'
import { useLists } from './use-lists.ts'
import { useTapWords } from './use-tap-words.ts'

/** `/evacuation/marks`: those whom the reader collects, one tap each; works without a network. */
export const MarksPage = () => (
  <Gate>
    <Marks />
  </Gate>
)

function Marks() {
  const { t } = useLingui()
  const { collect, read, lists, again } = useLists()
  const title = <Trans>Кого я собираю</Trans>
  // taps that came too late are to be seen and given up too
  const unsent = <SaveStatus outbox={tapOutbox()} words={useTapWords()} />
  const page = (content: ReactNode) => (
    <PageFrame title={title} actions={unsent}>
      {content}
    </PageFrame>
  )
  return (
    <Answer of={collect} failed={page}>
      {() => {
        if (lists === null)
          return page(
            <Empty
              icon={<IconBellOff size={24} stroke={1.5} />}
              title={t`Эвакуации сейчас нет`}
              hint={t`Когда она начнётся, здесь появятся те, кого вы собираете.`}
            />,
          )
        const banner = <ModeBanner of={lists.evacuation} />
        if (lists.units.length === 0)
          return (
            <Stack gap="md">
              {banner}
              {page(
                <Empty
                  icon={<IconUsers size={24} stroke={1.5} />}
                  title={t`Вам некого собирать`}
                  hint={t`Идите к месту сбора: вас отметит тот, в чьём списке вы стоите.`}
                  action={<LinkButton to="/evacuation/sos">{t`Что делать`}</LinkButton>}
                />,
              )}
            </Stack>
          )
        return (
          <Stack gap="md">
            {banner}
            <Answer of={read} failed={page}>
              {() => <MarkLists lists={lists} onAgain={again} />}
            </Answer>
          </Stack>
        )
      }}
    </Answer>
  )
}
