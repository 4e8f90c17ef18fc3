import { useActions } from '#platform/web/use-actions.ts'
import { listAchievements, readAchievementsHistory } from '../../contract/achievements.ts'
import { listDocuments, readDocumentsHistory } from '../../contract/documents.ts'

/** Reads papers of persons and their history anew. */
export const useRefreshPapers = () =>
  useActions([listAchievements, readAchievementsHistory, listDocuments, readDocumentsHistory]).refresh
