import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { listAchievements, readAchievementsHistory } from '../../contract/achievements.ts'

/** Reads achievements of persons and their history anew. */
export function useRefreshAchievements() {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all(
      [listAchievements, readAchievementsHistory].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
    )
  }
}
