import { msg } from '@lingui/core/macro'
import { allows, anyOf, self } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import { decidesOnPapers, namesDeputies, readsDeputies, readsRoutes, writesRoutes } from '../contract/access.ts'

/**
 * Steps of a run with who, when and which remark; `isCompact`: one line a step.
 * @public
 */
export const ApprovalTrack = lazyPart(async () => (await import('./runs/approval-track.tsx')).ApprovalTrack, null)
/**
 * What the reader may do with a run: decide, return, withdraw.
 * @public
 */
export const DecisionButtons = lazyPart(async () => (await import('./runs/decision-buttons.tsx')).DecisionButtons, null)
/** Who stands in for a person, with the button to name somebody. */
export const DeputyPanel = lazyPart(async () => (await import('./deputies/deputy-panel.tsx')).DeputyPanel, null)

/** «На мне», routes of approval, deputies. */
export const approvalsWeb: WebArea = {
  pages: [
    {
      id: 'approvals',
      path: '/approvals',
      access: self(),
      title: msg`На мне`,
      menu: (rights) =>
        rights.client === 0 && allows(readsDeputies, rights)
          ? {
              group: 'documents',
              order: 5,
              use: allows(decidesOnPapers, rights) ? 36 : 74,
              icon: 'inbox',
              hint: msg`Что ждёт вашего решения, что вернули и где сейчас отправленное вами`,
            }
          : null,
      component: lazyPage(() => import('./runs/approvals-page.tsx'), 'ApprovalsPage'),
    },
    {
      id: 'approval-routes',
      path: '/documents/routes',
      access: readsRoutes,
      title: msg`Маршруты согласования`,
      menu: (rights) =>
        allows(writesRoutes, rights)
          ? {
              group: 'documents',
              order: 60,
              use: 84,
              icon: 'route',
              hint: msg`Кто, в каком порядке и в какой срок согласует и подписывает бумаги`,
            }
          : null,
      component: lazyPage(() => import('./routes/routes-page.tsx'), 'RoutesPage'),
    },
    {
      id: 'deputies',
      path: '/documents/deputies',
      access: anyOf(readsDeputies, readsRoutes),
      title: msg`Исполняющие обязанности`,
      menu: (rights) =>
        allows(anyOf(namesDeputies, decidesOnPapers), rights)
          ? {
              group: 'staff',
              order: 20,
              use: 86,
              icon: 'deputy',
              hint: msg`Кто кого замещает сейчас, кто будет и кто замещал`,
            }
          : null,
      component: lazyPage(() => import('./deputies/deputies-page.tsx'), 'DeputiesPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'approvals',
        order: 21,
        isFor: (rights) => rights.client === 0 && allows(readsDeputies, rights),
        component: lazyPart(async () => (await import('./home/waiting-card.tsx')).WaitingCard),
      },
    ]),
  ],
  loadFinders: async () => (await import('./finders.ts')).finders,
  history: {
    schema: 'approvals',
    title: msg`Согласование`,
  },
}
