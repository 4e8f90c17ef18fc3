import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton, PageFrame, useTitle } from '#platform/web/ui/index.ts'
import { registerTitles, type Genre } from '../../rules/genre.ts'
import { CreateMenu } from './create-menu.tsx'
import { DocumentList } from './document-list.tsx'
import { RegisterStrip } from './register-strip.tsx'

/** `/documents/register`, `/documents/{genre}`: the documents of the registers that one keeps or reads, wherever they stand. */
export function RegisterPage({ genre = null }: { genre?: Genre | null }) {
  const { t } = useLingui()
  const title = genre === null ? t`Журнал документов` : registerTitles[genre]
  useTitle(title)
  return (
    <PageFrame
      title={title}
      actions={
        <>
          <LinkButton variant="default" to="/documents/$slug" params={{ slug: 'active' }}>
            <Trans>Папки</Trans>
          </LinkButton>
          <CreateMenu />
        </>
      }
    >
      <RegisterStrip open={genre} />
      <DocumentList key={genre} of={{ folder: null, genre }} />
    </PageFrame>
  )
}
