import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Loading, PageFrame, Panel, Stack, Title } from '#platform/web/ui/index.ts'
import { listNorms } from '../contract/norms.ts'
import { NormPanel } from './norm-panel.tsx'

/** `/managing/norms`: norms by what they are about, with the numbers of today and those before and after. */
export function NormsPage() {
  const { t } = useLingui()
  const norms = useQuery(query(listNorms))
  return (
    <PageFrame
      title={<Trans>Нормы и нормативы</Trans>}
      subtitle={<Trans>Числа приказов действуют с даты: прежние годы считаются по прежним</Trans>}
    >
      <Answer of={norms} loading={<Loading lines={8} />}>
        {({ items, today }) =>
          items.length === 0 ? (
            <Panel>
              <Empty title={t`Норм для вас нет`} hint={t`Их открывают разделы, которые по ним считают`} />
            </Panel>
          ) : (
            <Stack gap="lg">
              {[...Map.groupBy(items, ({ group }) => group)].map(([group, own]) => (
                <Stack key={group} gap="xs" component="section" aria-label={group}>
                  <Title order={2} size="h4">
                    {group}
                  </Title>
                  {own.map((norm) => (
                    <NormPanel key={norm.key} norm={norm} today={today} />
                  ))}
                </Stack>
              ))}
            </Stack>
          )
        }
      </Answer>
    </PageFrame>
  )
}
