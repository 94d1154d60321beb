import type { PictureAsset } from "../ui/picture.tsx";
import marksSrc from "./marks.svg?url&no-inline";
export const signatures: PictureAsset<"account-takeover" | "mass-registration" | "refund-fraud" | "stolen-cards" | "promo-abuse" | "chargeback" | "reshipping" | "bots" | "gift-cards" | "synthetic-identity" | "inventory-hoarding" | "referral" | "loyalty" | "sms-pumping"> = { src: marksSrc, box: "0 0 160 54" };
export const signaturesLayers = ["account-takeover","mass-registration","refund-fraud","stolen-cards","promo-abuse","chargeback","reshipping","bots","gift-cards","synthetic-identity","inventory-hoarding","referral","loyalty","sms-pumping"] as const;
