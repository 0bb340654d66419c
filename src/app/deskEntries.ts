import * as policies from '#contract/access/screenPolicies'
import { paths } from '#contract/shared/paths'
import { lazy } from './lazyScreen'

/** The route table of the desk: the screens of people who work on shows, each in its chunk, with its policy. */
export const deskEntries = [
  {
    path: paths.desk,
    ...lazy(() => import(/* webpackChunkName: "desk" */ '../features/desk/home/DeskScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskSessions,
    ...lazy(() => import(/* webpackChunkName: "desk-sessions" */ '../features/desk/sessions/DeskSessionsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskTransfers,
    ...lazy(() => import(/* webpackChunkName: "desk-transfers" */ '../features/payment/desk/DeskTransfersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskProblems,
    ...lazy(() => import(/* webpackChunkName: "desk-problems" */ '../features/problem/desk/DeskProblemsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskProblem,
    ...lazy(() => import(/* webpackChunkName: "desk-problems" */ '../features/problem/desk/DeskProblemScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.problemPlayer,
    ...lazy(() => import(/* webpackChunkName: "problem-player" */ '../features/problem/desk/ProblemPlayerScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskDogs,
    ...lazy(() => import(/* webpackChunkName: "desk-dogs" */ '../features/dog/desk/DeskDogsScreen')),
    only: policies.openDeskDogs,
  },
  {
    path: paths.deskDog,
    ...lazy(() => import(/* webpackChunkName: "desk-dogs" */ '../features/dog/desk/DeskDogScreen')),
    only: policies.openDeskDogs,
  },
  {
    path: paths.deskLevels,
    ...lazy(() => import(/* webpackChunkName: "desk-dogs" */ '../features/dog/levels/DeskLevelsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskMembers,
    ...lazy(() => import(/* webpackChunkName: "desk-members" */ '../features/member/DeskMembersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskMember,
    ...lazy(() => import(/* webpackChunkName: "desk-member" */ '../features/member/page/DeskMemberScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskMoney,
    ...lazy(() => import(/* webpackChunkName: "desk-money" */ '../features/money/DeskMoneyScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskLedger,
    ...lazy(() => import(/* webpackChunkName: "desk-money" */ '../features/money/DeskLedgerScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskYear,
    ...lazy(() => import(/* webpackChunkName: "desk-year" */ '../features/money/year/DeskYearScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskInvoices,
    ...lazy(() => import(/* webpackChunkName: "desk-invoices" */ '../features/money/invoices/DeskInvoicesScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskPurchaseInvoice,
    ...lazy(
      () => import(/* webpackChunkName: "desk-invoices" */ '../features/money/invoices/DeskPurchaseInvoiceScreen'),
    ),
    only: policies.openDesk,
  },
  {
    path: paths.deskInvoice,
    ...lazy(() => import(/* webpackChunkName: "desk-invoices" */ '../features/money/invoices/DeskInvoiceScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskDiscounts,
    ...lazy(() => import(/* webpackChunkName: "desk-discounts" */ '../features/purchase/desk/DeskDiscountsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskStatement,
    ...lazy(() => import(/* webpackChunkName: "desk-statement" */ '../features/money/statement/DeskStatementScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.importStatement,
    ...lazy(
      () =>
        import(
          /* webpackChunkName: "desk-import-statement" */ '../features/money/statementImport/ImportStatementScreen'
        ),
    ),
    only: policies.openDesk,
  },
  {
    path: paths.deskPayouts,
    ...lazy(() => import(/* webpackChunkName: "desk-payouts" */ '../features/money/payouts/DeskPayoutsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.importPayouts,
    ...lazy(
      () => import(/* webpackChunkName: "desk-import-payouts" */ '../features/money/payoutImport/ImportPayoutsScreen'),
    ),
    only: policies.openDesk,
  },
  {
    path: paths.deskPlans,
    ...lazy(() => import(/* webpackChunkName: "desk-plans" */ '../features/membership/desk/DeskPlansScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskMailings,
    ...lazy(() => import(/* webpackChunkName: "desk-mailings" */ '../features/member/mailing/DeskMailingsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskMailing,
    ...lazy(() => import(/* webpackChunkName: "desk-mailings" */ '../features/member/mailing/DeskMailingScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.mergeMembers,
    ...lazy(() => import(/* webpackChunkName: "desk-member" */ '../features/member/merging/MergeMembersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.importMembers,
    ...lazy(
      () => import(/* webpackChunkName: "desk-import-members" */ '../features/member/importing/ImportMembersScreen'),
    ),
    only: policies.openDesk,
  },
  {
    path: paths.deskPeople,
    ...lazy(() => import(/* webpackChunkName: "desk-people" */ '../features/people/DeskPeopleScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskPerson,
    ...lazy(() => import(/* webpackChunkName: "desk-people" */ '../features/people/DeskPersonScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.showPreview,
    ...lazy(() => import(/* webpackChunkName: "show-preview" */ '../features/show/ShowPreviewScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskShows,
    ...lazy(() => import(/* webpackChunkName: "desk-shows" */ '../features/show/desk/DeskShowsScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.newShow,
    ...lazy(() => import(/* webpackChunkName: "edit-show" */ '../features/show/desk/NewShowScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.editShow,
    ...lazy(() => import(/* webpackChunkName: "edit-show" */ '../features/show/desk/EditShowScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskShow,
    ...lazy(() => import(/* webpackChunkName: "desk-show" */ '../features/show/desk/DeskShowScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.showSettlement,
    ...lazy(
      () => import(/* webpackChunkName: "desk-settlement" */ '../features/money/settlement/ShowSettlementScreen'),
    ),
    only: policies.openDesk,
  },
  {
    path: paths.showExtras,
    ...lazy(() => import(/* webpackChunkName: "desk-extras" */ '../features/show/desk/extras/ShowExtrasScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.extraBuyers,
    ...lazy(() => import(/* webpackChunkName: "extra-buyers" */ '../features/show/desk/extras/ExtraBuyersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.showEntries,
    ...lazy(() => import(/* webpackChunkName: "show-entries" */ '../features/entry/desk/ShowEntriesScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.dogsToMeasure,
    ...lazy(() => import(/* webpackChunkName: "desk-dogs" */ '../features/dog/desk/DogsToMeasureScreen')),
    only: policies.openDeskDogs,
  },
  {
    path: paths.addEntries,
    ...lazy(() => import(/* webpackChunkName: "desk-adds" */ '../features/entry/add/AddEntriesScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.sellExtras,
    ...lazy(() => import(/* webpackChunkName: "desk-adds" */ '../features/entry/add/SellExtrasScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.showHelpers,
    ...lazy(() => import(/* webpackChunkName: "show-helpers" */ '../features/entry/add/ShowHelpersScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.showMails,
    ...lazy(() => import(/* webpackChunkName: "show-entries" */ '../features/entry/desk/ShowMailsScreen')),
    only: policies.openDesk,
  },
  {
    path: paths.deskOrder,
    ...lazy(() => import(/* webpackChunkName: "desk-runs" */ '../features/results/DeskOrderScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskResults,
    ...lazy(() => import(/* webpackChunkName: "desk-runs" */ '../features/results/DeskResultsScreen')),
    only: policies.openDeskShows,
  },
  {
    path: paths.deskCourse,
    ...lazy(() => import(/* webpackChunkName: "desk-course" */ '../features/course/DeskCourseScreen')),
    only: policies.openDeskShows,
  },
]
