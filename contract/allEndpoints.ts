import { actingEndpoints } from './account/acting'
import { authEndpoints } from './account/authEndpoints'
import { calendarFeedEndpoints } from './account/calendarFeed'
import { emailChangeEndpoints } from './account/emailChange'
import { householdEndpoints } from './account/household'
import { loginEndpoints } from './account/loginEndpoints'
import { ownDataEndpoints } from './account/ownData'
import { letterEndpoints } from './member/letters'
import { profileEndpoints } from './account/profile'
import { sessionEndpoints } from './account/session'
import { courseEndpoints } from './course/course'
import { deskEndpoints } from './desk/deskEndpoints'
import { deskDogEndpoints } from './dog/desk'
import { toMeasureEndpoints } from './dog/toMeasure'
import { judgeEndpoints } from './people/judge'
import { dogResultEndpoints } from './results/dogResults'
import { paperEndpoints } from './results/papers'
import { dogCardEndpoints } from './dog/card'
import { dogEndpoints } from './dog/dogEndpoints'
import { levelEndpoints } from './dog/levelEndpoints'
import { dogSharingEndpoints } from './dog/keepers'
import { dogSyncEndpoints } from './dogSync/api'
import { drawEndpoints } from './draw/draw'
import { addAtDeskEndpoints } from './entry/addAtDesk'
import { deskEntryEndpoints } from './entry/deskEntryEndpoints'
import { entryEndpoints } from './entry/entryEndpoints'
import { deskExtraEndpoints, extraEndpoints } from './extra/extraEndpoints'
import { flagEndpoints } from './flags/change'
import { contactEndpoints } from './info/contact'
import { invitationEndpoints } from './invitation/invitation'
import { membershipEndpoints } from './membership/membershipEndpoints'
import { planPriceEndpoints } from './membership/planPriceEndpoints'
import { newsEndpoints } from './news/news'
import { deskTransferEndpoints } from './payment/bankTransfer'
import { paymentEndpoints } from './payment/card'
import { transferEndpoints } from './payment/transferEndpoints'
import { memberImportEndpoints } from './member/importEndpoints'
import { memberEndpoints } from './member/memberEndpoints'
import { mergingEndpoints } from './member/merging'
import { moneyEndpoints } from './money/moneyEndpoints'
import { settlementEndpoints } from './money/settlementEndpoints'
import { providerLineEndpoints } from './money/providerLineEndpoints'
import { statementEndpoints } from './money/statementEndpoints'
import { yearEndpoints } from './money/yearEndpoints'
import { bounceEndpoints } from './member/bounces'
import { mailingEndpoints } from './member/mailingEndpoints'
import { mailChoiceEndpoints } from './account/mailChoices'
import { peopleEndpoints } from './people/people'
import { deskInvoiceEndpoints, invoiceEndpoints } from './money/invoiceEndpoints'
import { discountEndpoints } from './purchase/deskDiscounts'
import { purchaseEndpoints } from './purchase/purchaseEndpoints'
import { deskProblemEndpoints } from './problem/desk'
import { problemEndpoints } from './problem/problemEndpoints'
import { purchaseListEndpoints } from './purchase/lists'
import { quoteEndpoints } from './purchase/quote'
import { resultEndpoints } from './results/resultEndpoints'
import { runFileEndpoints } from './results/runFileEndpoints'
import { healthEndpoints } from './shared/healthEndpoints'
import { cancelClassesEndpoints } from './show/cancelClasses'
import { regroupEndpoints } from './show/regroupClasses'
import { deskShowEndpoints } from './show/desk'
import { proposalEndpoints } from './show/proposalEndpoints'
import { showEditEndpoints } from './show/showEditEndpoints'
import { showEndpoints } from './show/showEndpoints'
import { waitingEndpoints } from './waiting/waitingList'
import type { Endpoint } from './shared/endpoint'

/** Every call of the API by its name, for tests. A page loads the endpoints of its subject alone. */
export const allEndpoints: Record<string, Endpoint> = {
  ...actingEndpoints,
  ...authEndpoints,
  ...calendarFeedEndpoints,
  ...emailChangeEndpoints,
  ...householdEndpoints,
  ...loginEndpoints,
  ...ownDataEndpoints,
  ...letterEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...courseEndpoints,
  ...deskEndpoints,
  ...deskDogEndpoints,
  ...toMeasureEndpoints,
  ...dogResultEndpoints,
  ...paperEndpoints,
  ...judgeEndpoints,
  ...dogCardEndpoints,
  ...dogEndpoints,
  ...levelEndpoints,
  ...dogSharingEndpoints,
  ...dogSyncEndpoints,
  ...drawEndpoints,
  ...addAtDeskEndpoints,
  ...deskEntryEndpoints,
  ...entryEndpoints,
  ...extraEndpoints,
  ...deskExtraEndpoints,
  ...flagEndpoints,
  ...contactEndpoints,
  ...invitationEndpoints,
  ...membershipEndpoints,
  ...planPriceEndpoints,
  ...newsEndpoints,
  ...problemEndpoints,
  ...deskProblemEndpoints,
  ...deskTransferEndpoints,
  ...paymentEndpoints,
  ...transferEndpoints,
  ...memberEndpoints,
  ...mergingEndpoints,
  ...mailingEndpoints,
  ...bounceEndpoints,
  ...mailChoiceEndpoints,
  ...memberImportEndpoints,
  ...moneyEndpoints,
  ...settlementEndpoints,
  ...providerLineEndpoints,
  ...statementEndpoints,
  ...yearEndpoints,
  ...peopleEndpoints,
  ...discountEndpoints,
  ...invoiceEndpoints,
  ...deskInvoiceEndpoints,
  ...purchaseEndpoints,
  ...purchaseListEndpoints,
  ...quoteEndpoints,
  ...resultEndpoints,
  ...runFileEndpoints,
  ...healthEndpoints,
  ...deskShowEndpoints,
  ...cancelClassesEndpoints,
  ...regroupEndpoints,
  ...proposalEndpoints,
  ...showEditEndpoints,
  ...showEndpoints,
  ...waitingEndpoints,
}
