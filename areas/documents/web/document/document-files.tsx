import { Trans } from '@lingui/react/macro'
import { FileLink } from '#areas/media/web/index.ts'
import { request } from '#platform/web/api/index.ts'
import { Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import type { Document } from '../../contract/document.ts'
import { readDocumentFile } from '../../contract/paper.ts'

/** What is attached to a document. */
export function DocumentFiles({ of: { id, files } }: { of: Document }) {
  if (files.length === 0) return null
  return (
    <Panel>
      <PanelHead title={<Trans>Приложения</Trans>} mb="xs" />
      <Stack gap={4} align="flex-start">
        {files.map((file) => (
          <FileLink
            key={file.id}
            file={file}
            read={() => request(readDocumentFile, { params: { id: String(id), file_id: String(file.id) } })}
          />
        ))}
      </Stack>
    </Panel>
  )
}
