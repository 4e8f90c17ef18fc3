import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import { listOwnPapers } from '../../contract/own.ts'
import { OrderPanel } from './order-panel.tsx'
import { OwnPaperItem } from './own-paper.tsx'

const shownAtOnce = '50'

interface Props {
  /** The child they are about; null: oneself. */
  personId: number | null
  name: string | null
}

/** Papers that one has asked for, and what one may ask for. */
export function OwnPapers({ personId, name }: Props) {
  const { t } = useLingui()
  const papers = useQuery(query(listOwnPapers, { query: { size: shownAtOnce } }))
  return (
    <Stack gap="md">
      <OrderPanel personId={personId} name={name} />
      <Panel>
        <PanelHead title={t`Мои документы`} mb="xs" />
        <Answer of={papers}>
          {({ items }) => {
            const shown = items.filter(({ person }) => personId === null || person === null || person.id === personId)
            if (shown.length === 0)
              return (
                <Empty
                  title={t`Документов пока нет`}
                  hint={t`Закажите справку или подайте заявление: здесь будет видно, готово ли`}
                />
              )
            return (
              <Stack gap="sm">
                {shown.map((one) => (
                  <OwnPaperItem key={one.id} of={one} />
                ))}
              </Stack>
            )
          }}
        </Answer>
      </Panel>
    </Stack>
  )
}
