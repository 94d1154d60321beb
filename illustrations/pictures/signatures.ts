import type { ScenarioId } from "../../content/words.ts";
import type { Drawing } from "../engine/drawing.ts";
import { giftCards, massRegistration, promoAbuse, smsPumping, stolenCards } from "./signatures/crowds.ts";
import {
  accountTakeover,
  bots,
  chargeback,
  loyalty,
  refundFraud,
  syntheticIdentity,
} from "./signatures/strokes.ts";
import { inventoryHoarding, referral, reshipping } from "./signatures/ties.ts";

/** A small chart of each fraud scenario, one layer for each id. */
export function signatures(): Drawing {
  const layers: Record<ScenarioId, string> = {
    "account-takeover": accountTakeover(),
    "mass-registration": massRegistration(),
    "refund-fraud": refundFraud(),
    "stolen-cards": stolenCards(),
    "promo-abuse": promoAbuse(),
    chargeback: chargeback(),
    reshipping: reshipping(),
    bots: bots(),
    "gift-cards": giftCards(),
    "synthetic-identity": syntheticIdentity(),
    "inventory-hoarding": inventoryHoarding(),
    referral: referral(),
    loyalty: loyalty(),
    "sms-pumping": smsPumping(),
  };
  return { file: "marks", name: "signatures", viewBox: "0 0 160 54", layers };
}
