import { Trans } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import type { StoredPolicy } from '../../contract/policy.ts'

/** «Версия 2 · 20.11.2026, 10:32 · Ким В. А. · по решению педсовета». */
export function VersionLine({ of: { version, made_at, author, reason } }: { of: StoredPolicy }) {
  return (
    <>
      <Trans>Версия {version}</Trans> · <time dateTime={made_at}>{displayMoment(made_at)}</time>
      {author === null ? null : <> · {author}</>}
      {reason === null ? null : <> · {reason}</>}
    </>
  )
}
