import { Plural, Trans } from '@lingui/react/macro'
import { SigningDialog } from '#areas/seals/web/index.ts'
import { signFinalCards } from '../../contract/final-cards.ts'
import type { CardActions } from './use-card-actions.ts'

/** The dialog in which cards are signed, while some are. */
export function SignCards({ actions: { signing, endSigning, refresh } }: { actions: CardActions }) {
  if (signing === null) return null
  return (
    <SigningDialog
      of={signFinalCards}
      input={(proof) => ({ body: { ids: signing, ...proof } })}
      title={<Trans>Подписать итоговые табели?</Trans>}
      onDone={async () => {
        endSigning()
        await refresh()
      }}
      onClose={endSigning}
    >
      <Plural value={signing.length} one="# табель" few="# табеля" many="# табелей" other="# табеля" />.{' '}
      <Trans>
        Каждый получит номер и код проверки, изменить подписанный табель нельзя. Прежняя редакция станет
        недействительной.
      </Trans>
    </SigningDialog>
  )
}
