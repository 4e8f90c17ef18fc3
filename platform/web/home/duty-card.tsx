import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { ApiError, isBusy } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { onServerBack } from '#platform/web/server-back.ts'
import { Badge, Button, Group, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { Anchor, type AnchorProps } from '@mantine/core'
import { DayPanel } from './day-panel.tsx'
import { MoreButton } from './more-button.tsx'
import { PanelItem, PanelList } from './panel-list.tsx'

/** A page, or what opens a window over this one. */
type Way = { to: string; params?: Record<string, string>; search?: Record<string, string> } | (() => void)
/** A line of what waits. */
interface DutyRow {
  id: number | string
  title: string
  hint?: string | null
  /** Where it is done; null: nowhere of its own. */
  way?: Way | null
}
interface Props<T> {
  title: string
  of: UseQueryResult<T>
  /** How many wait in all, and the first of them. */
  read: (data: T) => { total: number; rows: readonly DutyRow[] }
  /** The whole list; null: what does not fit is opened here. */
  all: Way | null
}
export const dutiesAtFirst = 3

/** What waits for somebody: three of it, how much there is, the way to all. Nothing waits: no card. Its failure is its own. */
export function DutyCard<T>({ title, of, read, all }: Props<T>) {
  if (of.isError && of.data === undefined)
    return <FailedCard title={title} error={of.error} onRetry={() => void of.refetch()} />
  if (of.data === undefined) return null
  const { total, rows } = read(of.data)
  return total === 0 ? null : <Waiting title={title} total={total} rows={rows} all={all} />
}

function Waiting({
  title,
  total,
  rows,
  all,
}: { total: number; rows: readonly DutyRow[] } & Pick<Props<never>, 'title' | 'all'>) {
  const [isWhole, { open }] = useDisclosure(false)
  const shown = isWhole ? rows : rows.slice(0, dutiesAtFirst)
  return (
    <DayPanel
      title={title}
      aside={
        <Badge variant="light" color="orange">
          {displayNumber(total)}
        </Badge>
      }
    >
      <PanelList>
        {shown.map((row) => (
          <PanelItem key={row.id}>
            <Line row={row} />
          </PanelItem>
        ))}
      </PanelList>
      {all === null ? (
        <>
          <MoreButton hidden={(isWhole ? rows.length : total) - shown.length} onOpen={open} />
          {isWhole && total > rows.length ? (
            <Text size="sm" c="dimmed" px="md" py="sm">
              <Trans>
                Показаны первые {rows.length} из {total}
              </Trans>
            </Text>
          ) : null}
        </>
      ) : (
        <Led way={all} size="sm" display="block" px="md" py="sm">
          <Trans>Весь список</Trans>
        </Led>
      )}
    </DayPanel>
  )
}

/** What leads there: a link to a page, a button to a window. */
function Led({ way, ...look }: { way: Way } & Omit<AnchorProps, 'component'> & { children: ReactNode }) {
  if (typeof way === 'function') return <Anchor component="button" type="button" onClick={way} {...look} />
  return <LinkAnchor to={way.to} params={way.params ?? {}} search={way.search ?? {}} {...look} />
}

const Line = ({ row: { title, hint, way } }: { row: DutyRow }) => (
  <>
    {way ? (
      <Led way={way} c="inherit" fw={600} ta="start">
        {title}
      </Led>
    ) : (
      <Text component="span" fw={600}>
        {title}
      </Text>
    )}
    {hint ? (
      <Text component="span" size="sm" c="dimmed">
        {hint}
      </Text>
    ) : null}
  </>
)

/** A card whose answer did not come; where the server was away or busy, it is asked again as soon as that answers. */
export function FailedCard({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const mayPass = (error instanceof ApiError && error.status === 0) || isBusy(error)
  useEffect(() => (mayPass ? onServerBack(onRetry) : undefined), [mayPass, onRetry])
  return (
    <DayPanel title={title}>
      <Group px="md" pb="md" justify="space-between" role="alert">
        <Text c="dimmed">{t`Не удалось загрузить`}</Text>
        <Button variant="default" size="xs" onClick={onRetry}>
          <Trans>Повторить</Trans>
        </Button>
      </Group>
    </DayPanel>
  )
}
