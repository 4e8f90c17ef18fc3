import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import {
  Answer,
  Grid,
  Group,
  LinkAnchor,
  PageFrame,
  Panel,
  PanelHead,
  Stack,
  useTitle,
} from '#platform/web/ui/index.ts'
import { readDocument, type Document } from '../../contract/document.ts'
import { documentFolderTitles } from '../../rules/folder.ts'
import { StateBadge } from '../state-badge.tsx'
import { AcquaintancePanel } from './acquaintance-panel.tsx'
import { ApprovalPanel } from './approval-panel.tsx'
import { AssignmentPanel } from './assignment-panel.tsx'
import { DocumentActions } from './document-actions.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentFiles } from './document-files.tsx'
import { DocumentHistory } from './document-history.tsx'
import { DocumentText } from './document-text.tsx'
import { Notices } from './notices.tsx'
import { VersionsPanel } from './versions-panel.tsx'

/** One document: its text, where it stands, who has to do with it, and what can be done with it. */
export function DocumentView({ id }: { id: number }) {
  return (
    <Answer
      of={useQuery(query(readDocument, { params: { id: String(id) } }))}
      failed={(failure) => <PageFrame title={<Trans>Документ</Trans>}>{failure}</PageFrame>}
    >
      {(document) => <Shown of={document} />}
    </Answer>
  )
}

function Shown({ of: document }: { of: Document }) {
  const { t } = useLingui()
  useTitle(document.title)
  const { number, numbered_on, folder, kind } = document
  const numbered = number === null || numbered_on === null ? '' : t`№ ${number} от ${displayDate(numbered_on)}`
  return (
    <PageFrame
      title={document.title}
      subtitle={
        <Group gap="xs">
          <LinkAnchor to="/documents/$slug" params={{ slug: folder }} size="sm">
            {documentFolderTitles[folder]}
          </LinkAnchor>
          {[kind.title, numbered].filter(Boolean).join(' · ')}
          <StateBadge of={document} />
        </Group>
      }
      actions={<DocumentActions of={document} />}
    >
      <Notices of={document} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            <DocumentText of={document} />
            <DocumentFiles of={document} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Stack gap="md">
            <Panel>
              <PanelHead title={<Trans>О документе</Trans>} mb="xs" />
              <DocumentFacts of={document} />
            </Panel>
            <ApprovalPanel of={document} />
            <AssignmentPanel of={document} />
            <AcquaintancePanel of={document} />
            <VersionsPanel id={document.id} />
            <DocumentHistory id={document.id} />
          </Stack>
        </Grid.Col>
      </Grid>
    </PageFrame>
  )
}
