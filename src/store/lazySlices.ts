// Every slice that is injected lazily. Code that records or folds a trace imports this file first: a state that gained
// a slice in the middle of a trace would not be the state that a replay makes.
import './show/classGridSlice'
import './show/showViewSlice'
import './dog/cardCheckSlice'
import './membership/planSlice'
import './payment/paymentWaySlice'
import './purchase/removedLinesSlice'
import './ui/panelsSlice'
import './desk/deskSearchSlice'
import './entry/deskUndoSlice'
import './dogSync/dogSyncSlice'
import './results/resultSheetsSlice'
import './selection/selectionSlice'
