import { Anchor } from '#platform/web/ui/index.ts'
import { displayPhone } from './phone.ts'

/** A phone that calls when it is pressed. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Anchor href={`tel:${phone}`} inherit underline="always" style={{ whiteSpace: 'nowrap' }}>
      {displayPhone(phone)}
    </Anchor>
  )
}
