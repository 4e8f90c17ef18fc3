import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { Folder } from '#platform/contract/enumerations.ts'
import { NotFound } from '#platform/web/frame/not-found.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { LinkButton, PageFrame, useUrlState } from '#platform/web/ui/index.ts'
import { documentFolders } from '../../rules/folder.ts'
import { genres, type Genre } from '../../rules/genre.ts'
import { DocumentAddress } from '../address.ts'
import { CreateMenu } from './create-menu.tsx'
import { DocumentList } from './document-list.tsx'
import { FolderStrip } from './folder-strip.tsx'
import { RegisterPage } from './register-page.tsx'

const DocumentView = lazyPart(async () => (await import('../document/document-view.tsx')).DocumentView)

/** `/documents/{slug}`: the documents of one of the eight folders, or of one genre; `?id=` opens one of them. */
export function FolderPage() {
  const { slug } = useParams({ strict: false })
  const [{ id }] = useUrlState(DocumentAddress)
  const folder = documentFolders.find((one): one is Folder => one === slug)
  const genre = genres.find((one): one is Genre => one === slug)
  if (folder === undefined && genre === undefined) return <NotFound />
  if (id !== undefined) return <DocumentView id={Number(id)} />
  if (folder === undefined) return <RegisterPage genre={genre ?? null} />
  return (
    <PageFrame
      title={<Trans>Документы</Trans>}
      actions={
        <>
          <LinkButton variant="default" to="/documents/register">
            <Trans>Журналы</Trans>
          </LinkButton>
          <CreateMenu />
        </>
      }
    >
      <FolderStrip open={folder} />
      <DocumentList of={{ folder, genre: null }} />
    </PageFrame>
  )
}
