import { authEndpoints } from './account/authEndpoints'
import { calendarFeedEndpoints } from './account/calendarFeedEndpoints'
import { householdEndpoints } from './account/householdEndpoints'
import { loginEndpoints } from './account/loginEndpoints'
import { ownDataEndpoints } from './account/ownDataEndpoints'
import { profileEndpoints } from './account/profileEndpoints'
import { sessionEndpoints } from './account/sessionEndpoints'
import { courseEndpoints } from './course/courseEndpoints'
import { deskEndpoints } from './desk/deskEndpoints'
import { deskDogEndpoints } from './dog/deskDogEndpoints'
import { dogCardEndpoints } from './dog/dogCardEndpoints'
import { dogEndpoints } from './dog/dogEndpoints'
import { dogSharingEndpoints } from './dog/dogSharingEndpoints'
import { dogSyncEndpoints } from './dogSync/dogSyncEndpoints'
import { drawEndpoints } from './draw/drawEndpoints'
import { addAtDeskEndpoints } from './entry/addAtDeskEndpoints'
import { deskEntryEndpoints } from './entry/deskEntryEndpoints'
import { entryEndpoints } from './entry/entryEndpoints'
import { flagEndpoints } from './flags/flagEndpoints'
import { contactEndpoints } from './info/contactEndpoints'
import { membershipEndpoints } from './membership/membershipEndpoints'
import { newsEndpoints } from './news/newsEndpoints'
import { deskTransferEndpoints } from './payment/deskTransferEndpoints'
import { paymentEndpoints } from './payment/paymentEndpoints'
import { transferEndpoints } from './payment/transferEndpoints'
import { peopleEndpoints } from './people/peopleEndpoints'
import { discountEndpoints } from './purchase/discountEndpoints'
import { purchaseEndpoints } from './purchase/purchaseEndpoints'
import { purchaseListEndpoints } from './purchase/purchaseListEndpoints'
import { quoteEndpoints } from './purchase/quoteEndpoints'
import { resultEndpoints } from './results/resultEndpoints'
import { healthEndpoints } from './shared/healthEndpoints'
import { deskShowEndpoints } from './show/deskShowEndpoints'
import { showEditEndpoints } from './show/showEditEndpoints'
import { showEndpoints } from './show/showEndpoints'
import { waitingEndpoints } from './waiting/waitingEndpoints'
import type { Endpoint } from './shared/endpoint'

/** Every call of the API by its name, for tests. A page loads the endpoints of its subject alone. */
export const allEndpoints: Record<string, Endpoint> = {
  ...authEndpoints,
  ...calendarFeedEndpoints,
  ...householdEndpoints,
  ...loginEndpoints,
  ...ownDataEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...courseEndpoints,
  ...deskEndpoints,
  ...deskDogEndpoints,
  ...dogCardEndpoints,
  ...dogEndpoints,
  ...dogSharingEndpoints,
  ...dogSyncEndpoints,
  ...drawEndpoints,
  ...addAtDeskEndpoints,
  ...deskEntryEndpoints,
  ...entryEndpoints,
  ...flagEndpoints,
  ...contactEndpoints,
  ...membershipEndpoints,
  ...newsEndpoints,
  ...deskTransferEndpoints,
  ...paymentEndpoints,
  ...transferEndpoints,
  ...peopleEndpoints,
  ...discountEndpoints,
  ...purchaseEndpoints,
  ...purchaseListEndpoints,
  ...quoteEndpoints,
  ...resultEndpoints,
  ...healthEndpoints,
  ...deskShowEndpoints,
  ...showEditEndpoints,
  ...showEndpoints,
  ...waitingEndpoints,
}
