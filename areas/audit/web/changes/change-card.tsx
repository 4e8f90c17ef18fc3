import { displayMoment } from '#platform/web/format/moment.ts'
import { HistorySteps } from '#platform/web/history/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { AuditedChange } from '../../contract/audit.ts'
import { useActor } from './use-actor.ts'

/** A change in the list on a phone. */
export function ChangeCard({ change }: { change: AuditedChange }) {
  const actor = useActor()
  const { at, what, about, steps } = change
  return (
    <>
      <Text size="sm" c="dimmed">
        {displayMoment(at)} · {actor(change)}
      </Text>
      <Text size="sm" fw={600}>
        {what}
      </Text>
      {about ? <Text size="sm">{about.full_name}</Text> : null}
      <HistorySteps steps={steps} />
    </>
  )
}
