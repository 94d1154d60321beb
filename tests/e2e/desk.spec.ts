import { parseConfig } from "../../server/config.ts";
import { createDesk } from "../../server/desk/server.ts";
import { openSqlite } from "../../server/leads/store/sqlite.ts";
import { seriousViolations } from "../support/axe.ts";
import { expect, test } from "../support/e2e.ts";
import { newLead } from "../support/leads.ts";
import { freshDir } from "../support/server.ts";
