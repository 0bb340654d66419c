import { deskEndpoints } from '#contract/desk/deskEndpoints'
import { mailingEndpoints } from '#contract/member/mailingEndpoints'
import { memberEndpoints } from '#contract/member/memberEndpoints'
import { deskInvoiceEndpoints } from '#contract/money/invoiceEndpoints'
import { moneyEndpoints } from '#contract/money/moneyEndpoints'
import { providerLineEndpoints } from '#contract/money/providerLineEndpoints'
import { settlementEndpoints } from '#contract/money/settlementEndpoints'
import { statementEndpoints } from '#contract/money/statementEndpoints'
import { yearEndpoints } from '#contract/money/yearEndpoints'
import { deskTransferEndpoints } from '#contract/payment/bankTransfer'
import { discountEndpoints } from '#contract/purchase/deskDiscounts'
import { apiBase, fill } from '#contract/shared/paths'
import { deskShowEndpoints } from '#contract/show/desk'
import { sampleId } from '../../server/seed/people'
import type { Call } from './calls'

const slug = 'shrewsbury-winter-classic'
const id = sampleId(1, 2)
const month = '?month=2026-11-01'

/** What admins search for and open, of members and money. */
export const officeCalls: Call[] = [
  deskEndpoints.getDeskHome.path,
  `${deskEndpoints.searchDesk.path}?sought=agnieszka`,
  `${deskEndpoints.searchDesk.path}?sought=1001`,
  memberEndpoints.getMembers.path,
  `${memberEndpoints.getMembers.path}?by=renewal&order=oldest`,
  `${memberEndpoints.getMembers.path}?text=agnieszka`,
  `${memberEndpoints.getMembers.path}?text=member@example`,
  `${memberEndpoints.getMembers.path}?state=lapsed&group=junior`,
  memberEndpoints.getMemberCounts.path,
  `${memberEndpoints.getMemberCounts.path}?text=agnieszka`,
  fill(memberEndpoints.getDeskMember.path, { id }),
  `${mailingEndpoints.countAudience.path}?kind=news&state=lapsed`,
  moneyEndpoints.getPayments.path,
  `${moneyEndpoints.getPayments.path}?text=agnieszka`,
  `${moneyEndpoints.getPayments.path}?text=1001`,
  `${moneyEndpoints.getPayments.path}?show=${slug}`,
  `${moneyEndpoints.getPayments.path}?account=cash&state=taken`,
  `${moneyEndpoints.getMoneyMonth.path}${month}`,
  `${moneyEndpoints.getLedger.path}${month}`,
  moneyEndpoints.getLedgerTransactions.path,
  `${moneyEndpoints.getLedgerTransactions.path}?account=bank`,
  moneyEndpoints.getMovements.path,
  deskInvoiceEndpoints.getInvoices.path,
  statementEndpoints.getStatement.path,
  providerLineEndpoints.getPayouts.path,
  deskTransferEndpoints.getDeskTransfers.path,
  discountEndpoints.getDiscounts.path,
  fill(settlementEndpoints.getSettlement.path, { slug }),
  `${yearEndpoints.getMoneyYear.path}?year=2026`,
  deskShowEndpoints.getDeskShows.path,
  `${deskShowEndpoints.getDeskShows.path}?text=shrewsbury`,
].map((path) => ({ name: path, as: 'admin', url: apiBase + path }))
