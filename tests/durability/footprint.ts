import { readdirSync, readFileSync } from 'node:fs'
import { withClient } from '#platform/server/postgres/databases.ts'

/** What a process takes of the machine, and its connections by the names they go under at the database. */
export interface Footprint {
  descriptors: number
  megabytes: number
  connections: Record<string, number>
}

/** Of a process on Linux. @param adminUrl of the database's superuser, past whatever stands between it and the process */
export async function footprintOf(pid: number, adminUrl: string): Promise<Footprint> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const connections = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string; count: number }>(
      `select application_name as name, count(*)::integer as count from pg_stat_activity
       where application_name like 'shanyraq%' group by 1`,
    )
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  })
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, megabytes: Number(kilobytes) / 1024, connections }
}
