import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RichTextView } from '#areas/rich-text/web/index.ts'
import type { RichText } from '#areas/rich-text/contract/rich-text.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button, Loading, Panel, PanelHead, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { Document } from '../../contract/document.ts'

const DocumentEditor = lazyPart(
  async () => (await import('./document-editor.tsx')).DocumentEditor,
  <Loading lines={6} />,
)

function TextIn({
  title,
  text,
  pictures,
}: { title: string | null; text: RichText | undefined } & Pick<Document, 'pictures'>) {
  if (text === undefined) return null
  return (
    <Stack gap="xs">
      {title === null ? null : (
        <Title order={3} size="h5">
          {title}
        </Title>
      )}
      <RichTextView text={text} pictures={pictures} />
    </Stack>
  )
}

/** The text of a document, and the way to change it while it is written. */
export function DocumentText({ of: document }: { of: Document }) {
  const { t } = useLingui()
  const { content, pictures, acts, language } = document
  const [isEditing, setEditing] = useState(false)
  const isEmpty = content.ru === undefined && content.kk === undefined
  if (isEditing) return <DocumentEditor of={document} onClose={() => setEditing(false)} />
  return (
    <Panel>
      <PanelHead title={<Trans>Текст</Trans>} mb="xs">
        {acts.includes('change') ? (
          <Button size="xs" variant="default" onClick={() => setEditing(true)}>
            <Trans>Изменить</Trans>
          </Button>
        ) : null}
      </PanelHead>
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          <Trans>Текста нет</Trans>
        </Text>
      ) : (
        <Stack gap="lg">
          <TextIn title={language === 'both' ? t`На казахском` : null} text={content.kk} pictures={pictures} />
          <TextIn title={language === 'both' ? t`На русском` : null} text={content.ru} pictures={pictures} />
        </Stack>
      )}
    </Panel>
  )
}
