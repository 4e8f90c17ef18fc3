import { useActions } from '#platform/web/use-actions.ts'
import { listAchievements, readAchievementsHistory } from '../../contract/achievements.ts'

/** Reads achievements of persons and their history anew. */
export const useRefreshAchievements = () => useActions([listAchievements, readAchievementsHistory]).refresh
