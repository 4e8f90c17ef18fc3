/** Where a session of this client reads them. */
export const announcementsPath = (client: number | undefined): '/announcements' | '/dashboard/announcements' =>
  client === 1 ? '/dashboard/announcements' : '/announcements'
