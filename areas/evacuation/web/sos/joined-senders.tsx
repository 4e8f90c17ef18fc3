import { useLingui } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import type { SosReport } from '../../contract/sos.ts'
import { dialled } from '../../rules/memo.ts'
import { Folded } from '../board/folded.tsx'

/** Of a report that stands for many senders: who they say they are, the latest first. */
export function JoinedSenders({ report: { joined, presses } }: { report: SosReport }) {
  const { t } = useLingui()
  if (joined.length === 0) return null
  const shown = joined.toReversed()
  return (
    <Folded title={t`Вместе с другими новыми устройствами той же сети: ${presses}`}>
      {shown.map(({ name, place, phone }, index) => (
        <Text key={joined.length - index} size="sm">
          {[name === '' ? t`без имени` : name, place].filter((part) => part !== '').join(', ')}
          {phone === '' ? null : ', '}
          {phone === '' ? null : <a href={`tel:${dialled(phone)}`}>{phone}</a>}
        </Text>
      ))}
    </Folded>
  )
}
